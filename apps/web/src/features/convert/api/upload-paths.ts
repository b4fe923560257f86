import { pathOf } from '#http/call.ts';

/** Which of the four upload calls fits: by who asks, and whether a password goes along. */
export function uploadPath(signedIn: boolean, withPassword: boolean): string {
  if (signedIn) return pathOf(withPassword ? 'POST /api/upload-with-password' : 'POST /api/upload');
  return pathOf(withPassword ? 'POST /api/convert-free-with-password' : 'POST /api/convert-free');
}
