/** Which of the four upload calls fits: by who asks, and whether a password goes along. */
export function uploadPath(signedIn: boolean, withPassword: boolean): string {
  if (signedIn) return withPassword ? '/api/upload-with-password' : '/api/upload';
  return withPassword ? '/api/convert-free-with-password' : '/api/convert-free';
}
