#!/usr/bin/env node
// Stands in for Firefox where Playwright starts it: starts the real one (FIREFOX_PATH, or that of Debian) with the same
// arguments, and passes on what the two say to each other by WebDriver BiDi. The extended support release lacks two things
// that Playwright counts on: the command emulation.setMediaFeaturesOverride, which is answered here and changes nothing,
// and the name of a download, which it gets here.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const unknownToFirefox = new Set(['emulation.setMediaFeaturesOverride']);
const firefox = spawn(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
let server = null;
let told = '';
firefox.stderr.on('data', (chunk) => {
  told = (told + String(chunk)).slice(-4000);
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(told)?.[1];
  if (address === undefined || server !== null) return;
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (client, { url }) => bridge(client, new WebSocket(new URL(url ?? '/session', address))));
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

function bridge(client, browser) {
  const early = [];
  client.on('message', (data) => {
    const { id, method } = JSON.parse(String(data));
    if (unknownToFirefox.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(String(data));
    else early.push(String(data));
  });
  browser.on('open', () => {
    for (const message of early) browser.send(message);
  });
  browser.on('message', (data) => client.send(withDownloadName(String(data))));
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
  for (const side of [client, browser]) side.on('error', () => undefined);
}

function withDownloadName(text) {
  if (!text.includes('"browsingContext.download')) return text;
  const message = JSON.parse(text);
  if (message.params) message.params.download ??= message.params.url.replace(/\W+/g, '-');
  return JSON.stringify(message);
}
