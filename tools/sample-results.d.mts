import type { Plugin } from 'vite';

export declare function sampleResults(): Plugin;
