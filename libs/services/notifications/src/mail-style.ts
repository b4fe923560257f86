/** The frame of every mail: plain, narrow, readable without pictures and in dark mode; nothing is loaded from outside. */
export interface MailParts {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown large, for copying. */
  readonly code?: string;
  readonly button?: { readonly label: string; readonly url: string };
  readonly closing?: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Plain facts in, the same mail as text and as HTML out. Every fact is escaped; a subject is one line. */
export function renderMail(parts: MailParts): RenderedMail {
  return {
    subject: parts.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
    text: asText(parts),
    html: asHtml(parts),
  };
}

function asText({ heading, paragraphs, code, button, closing }: MailParts): string {
  const blocks = [heading, ...paragraphs];
  if (code) blocks.push(`    ${code}`);
  if (button) blocks.push(`${button.label}:\n${button.url}`);
  if (closing) blocks.push(closing);
  blocks.push('Crossfoot\nStatements that prove themselves');
  return `${blocks.join('\n\n')}\n`;
}

function asHtml({ heading, paragraphs, code, button, closing }: MailParts): string {
  const paragraph = (text: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const body = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    code
      ? `<p style="margin:0 0 16px;padding:16px;border:1px solid #c9d3cf;border-radius:8px;font:600 28px/36px ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;text-align:center">${escapeHtml(code)}</p>`
      : '',
    button
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f5c4a;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>${paragraph(`Or copy this address: ${button.url}`, 'font-size:13px;color:#5b6763;word-break:break-all')}`
      : '',
    closing ? paragraph(closing, 'color:#5b6763') : '',
  ].join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700;color:#0f5c4a">Crossfoot</p>
${body}
<p style="margin:32px 0 0;font-size:13px;color:#5b6763">Crossfoot · Statements that prove themselves</p>
</div></body></html>
`;
}
