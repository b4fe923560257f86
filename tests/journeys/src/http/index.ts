// What other test projects use: a caller like a browser, statements of any length, the services in one process.
export * from './browser-like.ts';
export * from './in-process-system.ts';
export * from './signed-in-user.ts';
export * from './statement-of-pages.ts';
