/** The server's own words for a failure, or `fallback` where it had none. */
export function failureWords(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
