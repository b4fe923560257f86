/** Hands a file that the browser already holds to the visitor as a download. */
export function saveFile(filename: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
