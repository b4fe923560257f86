// Builds the web front end and writes every public page of it as an HTML file of its own, with what the browser needs first
// in its head, a sitemap, and a compressed twin (.br, .gz) beside every text file.
//   /            → index.html         /faq, /blog/x → faq.html, blog/x.html
//   /dashboard   → dashboard.html, an empty shell that the browser fills      anything else → 404.html, with status 404
// So a server needs one rule: the file, else the file with `.html`, else 404.html.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/**
 * Builds the web front end in `webRoot`, prerenders it, and puts it into `webRoot/dist` as a whole: who reads `dist`
 * meanwhile sees the old one or the new one. Resolves to the number of pages.
 */
export async function buildWeb(webRoot) {
  const working = join(webRoot, '../../.cache', `web-${process.pid}`);
  const dist = join(working, 'dist');
  const serverSide = join(working, 'server');
  process.env.NODE_ENV = 'production';
  await build({ root: webRoot, logLevel: 'warn', build: { outDir: dist } });
  await build({ root: webRoot, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx', outDir: serverSide } });
  const pages = await prerender(dist, serverSide);
  compress(dist);
  const target = join(webRoot, 'dist');
  if (existsSync(target)) renameSync(target, join(working, 'before'));
  renameSync(dist, target);
  rmSync(working, { recursive: true });
  return pages;
}

async function prerender(dist, serverSide) {
  const { renderPage, prerenderedPaths, shellPaths, site } = await import(
    pathToFileURL(join(serverSide, 'entry-server.js')).href
  );

  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const fontLinks = (pattern) =>
    readdirSync(join(dist, 'assets'))
      .filter((name) => pattern.test(name))
      .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`)
      .join('');
  const textFont = fontLinks(/plex-sans-latin-wght.*\.woff2$/);
  const figureFont = fontLinks(/plex-mono-latin.*\.woff2$/);
  const hasFigures = (body) => /class="[^"]*\b(figure|eyebrow)\b|<code/.test(body);

  const write = (file, html) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
  };
  // A function as replacement: page text may contain "$&".
  const fill = (head, body, path) =>
    template
      .replace('<!--head-->', () => textFont + (hasFigures(body) ? figureFont : '') + head)
      .replace(
        '<div id="root"><!--page-->',
        () => `<div id="root"${path === null ? '' : ` data-path="${path}"`}>${body}`,
      );

  for (const path of [...prerenderedPaths, '/404']) {
    const { head, body, source } = await renderPage(path);
    const scripts = scriptsOf(manifest, source)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('');
    const isUnknown = path === '/404';
    const html = fill(scripts + head, body, isUnknown ? null : path);
    write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, scriptsLast(html));
  }
  const shell = fill('<meta name="robots" content="noindex">', '', null);
  for (const path of shellPaths) write(`${path.slice(1)}.html`, shell);
  write('sitemap.xml', sitemap(site.origin, prerenderedPaths));

  rmSync(join(dist, '.vite'), { recursive: true });
  return prerenderedPaths.length;
}

/**
 * A prerendered page can be read without its scripts: they wait in a template until it has been painted, so that its style
 * and its fonts share a slow line with nothing else (`before-scripts.js`, which also remembers a button pressed meanwhile).
 */
function scriptsLast(html) {
  const scripts = new Set();
  const rest = html.replace(/\s*<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)/g, (tag) => {
    scripts.add(tag.trim());
    return '';
  });
  return rest.replace(
    /<script src="\/before-scripts/,
    (tag) => `<template id="scripts">${[...scripts].join('')}</template>${tag}`,
  );
}

/** The page's bundle and everything it imports, less what the entry imports anyway. */
function scriptsOf(manifest, source) {
  const files = new Set();
  const collect = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect(source);
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) files.delete(chunk.file);
  return [...files];
}

function sitemap(origin, paths) {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}

/** Compressed twins beside all files that are smaller so: a page loads a dozen scripts of a few hundred bytes, too. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compress(path);
    else if (compressible.test(entry.name)) {
      const bytes = readFileSync(path);
      const twins = {
        gz: gzipSync(bytes, { level: 9 }),
        br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      };
      for (const [ending, twin] of Object.entries(twins))
        if (twin.length < bytes.length) writeFileSync(`${path}.${ending}`, twin);
    }
  }
}
