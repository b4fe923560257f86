import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import type { ChosenFile } from './statement-files.ts';

let hasToldOfDrops = false;
/** Whether files can be dropped: events made by a script, with files in them, end the process of Debian's Firefox. */
function canDrop(page: Page): boolean {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  if (isFirefox && !hasToldOfDrops) {
    console.log('in Firefox, files are chosen instead of dropped: it crashes on a scripted drop of files');
    hasToldOfDrops = true;
  }
  return !isFirefox;
}

/** The upload widget as a visitor knows it. */
export function uploadWidget(page: Page) {
  const region = page.getByRole('region', { name: 'Convert a statement' });
  return {
    region,
    /** Chooses files with the file chooser's own input. */
    choose: (...files: readonly ChosenFile[]) => region.locator('input[type=file]').setInputFiles([...files]),
    /** Drops files on the drop zone, the way a mouse does. */
    drop: async (...files: readonly ChosenFile[]): Promise<void> => {
      if (!canDrop(page)) return region.locator('input[type=file]').setInputFiles([...files]);
      const transfer = await page.evaluateHandle(
        (given) => {
          const data = new DataTransfer();
          for (const { name, mimeType, base64 } of given) {
            const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
            data.items.add(new File([bytes], name, { type: mimeType }));
          }
          return data;
        },
        files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
      );
      const zone = region.getByTestId('drop-zone');
      for (const event of ['dragenter', 'dragover', 'drop']) {
        await zone.dispatchEvent(event, { dataTransfer: transfer });
      }
    },
    heading: (name: string): Locator => region.getByRole('heading', { name }),
    /** The first account of the result; its verdict is in `data-verdict`. */
    verdict: region.getByTestId('verdict').first(),
    error: region.getByTestId('upload-error'),
  };
}

/** The one visible toast, by its title. */
export function toast(page: Page, title: string): Locator {
  return page.getByTestId('toast').filter({ hasText: title });
}

/** Does something that starts a download, and reads the file. */
export async function downloadOf(
  page: Page,
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** The rows of a small CSV without quoted cells, its heading left out. */
export function csvRows(text: string): readonly (readonly string[])[] {
  return text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','));
}
