import type { PDFPageProxy } from 'pdfjs-dist';
import type { EngineLimits } from '../engine-context.ts';
import type { OpenedDocument } from '../open/open-document.ts';
import type { PageContent, Word } from '../page-content.ts';
import type { Platform } from '../platform/platform.ts';
import { chooseSource, type ReadingPlan } from './choose-source.ts';
import { addWords, agreement, confirmWords } from './merge-words.ts';
import { guessLanguage } from './ocr/guess-language.ts';
import { FIRST_LANGUAGE, ocrPage, type OcrPageResult, type OcrSurroundings, type PageSize } from './ocr/ocr-page.ts';
import type { OcrPool } from './ocr/ocr-pool.ts';
import { chooseScript, looksForeign, otherScripts } from './ocr/other-scripts.ts';
import { takePicture } from './page-picture.ts';
import { surveyPage, type PageSurvey, type PlacedImage } from './page-survey.ts';
import { type PagePicture, project, Straightener } from '@crossfoot/page-picture';
import { announcedImages, mayHoldScans } from './scan-hints.ts';
import { readTextLayer } from './text-layer.ts';
import { judgeText } from './text-trust.ts';

/** Below, what OCR made of a page is more noise than words. */
const ILLEGIBLE = 0.35;
/** Text that OCR confirms to this part is right, and better than OCR. */
const AGREES = 0.6;

/** Pixels of the pictures that are in memory at once, where there are more than two of them. */
const PIXELS_AT_ONCE = 80_000_000;

/** After so many pages that say nothing in any language the others are read as they are. */
const MOST_SILENT = 2;

/** Reads single pages of one document, each from the source that can be trusted. */
export class PageReader {
  readonly #document: OpenedDocument;
  readonly #platform: Platform;
  readonly #limits: EngineLimits;
  readonly #pool: OcrPool;
  readonly #onOcr: () => void;
  readonly #mayHoldScans: boolean;
  readonly #tooLarge: boolean;
  /** Scanned pages that are worth reading ahead, so that as many threads as are granted are busy. */
  readonly pagesAhead: number;
  /** As the first lines of the first page that needs OCR tell it; the other pages wait for it. */
  #language: Promise<string> | null = null;
  /** As that whole page tells it, once it has been read; null where it could not be. */
  #told: Promise<string | null> | null = null;
  /** Pages that say nothing in any language. */
  #silentPages = 0;

  /** `onOcr` is called when a page turns out to need OCR, before it is drawn. */
  constructor(
    document: OpenedDocument,
    platform: Platform,
    limits: EngineLimits,
    pool: OcrPool,
    onOcr: () => void = () => undefined,
  ) {
    this.#document = document;
    this.#platform = platform;
    this.#limits = limits;
    this.#pool = pool;
    this.#onOcr = onOcr;
    const images = announcedImages(document.bytes);
    this.#mayHoldScans = mayHoldScans(images, document.pages);
    const largest = images.reduce((most, { width, height }) => Math.max(most, width * height), 1);
    this.#tooLarge = largest > limits.maxImagePixels;
    // One more than there are threads, so that each has a page while another is mended and the next made ready.
    const enough = limits.ocrWorkers > 1 ? limits.ocrWorkers + 1 : limits.ocrWorkers;
    this.pagesAhead = Math.min(enough, Math.max(1, Math.floor(PIXELS_AT_ONCE / largest) - 1));
  }

  /** True where pages are worth reading ahead, because OCR will keep several threads busy. */
  get mayHoldScans(): boolean {
    return this.#mayHoldScans;
  }

  /** Never rejects for the page's own sake: what cannot be read says why. */
  async read(number: number): Promise<PageContent> {
    try {
      const page = await this.#document.pdf.getPage(number);
      try {
        return await this.#readPage(page, number);
      } finally {
        page.cleanup();
      }
    } catch {
      return { number, width: 0, height: 0, turned: 0, words: [], source: 'text', unread: 'damaged' };
    }
  }

  async #readPage(page: PDFPageProxy, number: number): Promise<PageContent> {
    const text = await readTextLayer(page, number, this.#limits.maxTextItemsPerPage);
    if (text.unread) return text;
    const trust = judgeText(text.words);
    if (trust === 'plausible' && !this.#mayHoldScans) return text;
    await this.#document.loadFonts();
    const survey = await this.#survey(page);
    const plan = chooseSource(trust, survey, (image) => countWordsOn(image, text));
    if (plan.kind === 'text') {
      const lost = this.#tooLarge && survey.images.length === 0 && trust === 'empty';
      return lost ? { ...text, unread: 'pictureTooLarge' } : text;
    }
    if (this.#limits.ocrWorkers === 0) return { ...text, unread: 'needsOcr' };
    this.#onOcr();
    return this.#readPicture(page, text, survey, plan);
  }

  /** The straightened picture of a page, to read parts of it again; null where it cannot be had. */
  async straighten(number: number): Promise<Straightener | null> {
    try {
      const page = await this.#document.pdf.getPage(number);
      try {
        const text = await readTextLayer(page, number, this.#limits.maxTextItemsPerPage);
        const survey = await this.#survey(page);
        const plan = chooseSource(judgeText(text.words), survey, (image) => countWordsOn(image, text));
        const { width, height } = page.getViewport({ scale: 1 });
        const picture = await this.#takePicture(page, survey, plan);
        return new Straightener(picture, width, height, this.#limits.maxImagePixels);
      } finally {
        page.cleanup();
      }
    } catch {
      return null;
    }
  }

  async #survey(page: PDFPageProxy): Promise<PageSurvey> {
    const [{ OPS }] = await Promise.all([this.#platform.loadPdfjs(), this.#platform.loadDecoders()]);
    return surveyPage(page, OPS);
  }

  #takePicture(page: PDFPageProxy, survey: PageSurvey, plan: ReadingPlan): Promise<PagePicture> {
    const shown =
      plan.kind === 'both'
        ? { ...survey, images: [{ ...plan.image, coverage: 1 }], visibleGlyphs: 0, paths: 0 }
        : survey;
    return takePicture(page, shown, this.#platform, this.#limits);
  }

  async #readPicture(
    page: PDFPageProxy,
    text: PageContent,
    survey: PageSurvey,
    plan: ReadingPlan,
  ): Promise<PageContent> {
    const picture = await this.#takePicture(page, survey, plan);
    // Its colours take thrice the memory of its grays, and nobody needs them while it is read.
    page.cleanup();
    const viewport = page.getViewport({ scale: 1 });
    const ocr = await this.#ocr(picture, viewport, text);
    const { number } = text;
    const { width, height, turned } = ocr;
    const sameFrame = turned === text.turned;
    const fromOcr: PageContent = { number, width, height, turned, words: ocr.words, source: 'ocr', unread: null };
    switch (plan.kind) {
      case 'both':
        return sameFrame ? { ...text, words: addWords(text.words, ocr.words), source: 'mixed' } : text;
      case 'compare': {
        const agrees = sameFrame ? agreement(ocr.words, text.words) : 0;
        if (agrees === null || agrees >= AGREES) return text;
        break;
      }
      case 'confirm':
        if (sameFrame) return { ...fromOcr, words: confirmWords(ocr.words, text.words), source: 'mixed' };
    }
    return ocr.confidence < ILLEGIBLE ? { ...fromOcr, unread: 'illegible' } : fromOcr;
  }

  async #ocr(picture: PagePicture, size: PageSize, text: PageContent): Promise<OcrPageResult> {
    const read = (language: string | Promise<string>, chooseLanguage: OcrSurroundings['chooseLanguage']) =>
      ocrPage(picture, size, { pool: this.#pool, limits: this.#limits, language, chooseLanguage });
    const asIs = (language: string | Promise<string>) => read(language, () => language);
    if (this.#language === null) return this.#tellLanguage(text, read, asIs);
    const first = await asIs(this.#language);
    // Other threads may be done with the next pages before that one is.
    const told = await this.#told;
    // The page before told nothing, and this one is no better in its language: it is the next to tell.
    const isOpen = (): boolean => this.#language === null && looksForeign(first.words);
    if (isOpen()) return this.#ocr(picture, size, text);
    return told === null || told === first.language ? first : asIs(told);
  }

  /** Reads the first page, which tells the language of all; a cover that says nothing in any leaves it to the next page. */
  async #tellLanguage(
    text: PageContent,
    read: (language: string, chooseLanguage: OcrSurroundings['chooseLanguage']) => Promise<OcrPageResult>,
    asIs: (language: string) => Promise<OcrPageResult>,
  ): Promise<OcrPageResult> {
    const settled = Promise.withResolvers<string>();
    this.#language = settled.promise;
    const told = Promise.withResolvers<string | null>();
    this.#told = told.promise;
    const guess = (words: readonly Word[]): string => {
      const language = guessLanguage([...words, ...text.words]);
      return this.#platform.hasOcrLanguage(language) ? language : FIRST_LANGUAGE;
    };
    let saysNothing = false;
    try {
      const first = await read(FIRST_LANGUAGE, async (words, readIn) => {
        const installed = otherScripts.filter((language) => this.#platform.hasOcrLanguage(language));
        const isForeign = looksForeign(words);
        const script = isForeign ? await chooseScript(installed, readIn) : null;
        saysNothing = isForeign && script === null;
        const language = script ?? guess(words);
        settled.resolve(language);
        return language;
      });
      const language = otherScripts.includes(first.language) ? first.language : guess(first.words);
      if (saysNothing && this.#silentPages++ < MOST_SILENT) this.#language = null;
      told.resolve(language);
      return language === first.language ? first : await asIs(language);
    } finally {
      settled.resolve(FIRST_LANGUAGE);
      told.resolve(null);
    }
  }
}

/** Words of the page whose middle lies on the picture. */
function countWordsOn({ toPage }: PlacedImage, { words }: PageContent): number {
  const corners = [project(toPage, 0, 0), project(toPage, 1, 0), project(toPage, 0, 1), project(toPage, 1, 1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return words.filter((word) => {
    const x = word.x + word.width / 2;
    const y = word.y + word.height / 2;
    return x > left && x < right && y > top && y < bottom;
  }).length;
}
