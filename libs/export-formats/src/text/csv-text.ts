/** One RFC 4180 record, closed with CRLF. */
export function csvRecord(cells: readonly string[], separator: ',' | ';' | '\t' = ','): string {
  let record = '';
  for (let index = 0; index < cells.length; index += 1) {
    if (index > 0) record += separator;
    record += csvCell(cells[index] ?? '', separator);
  }
  return `${record}\r\n`;
}

const needsQuotes = /["\r\n]|^\s|\s$/;

// Quoted only where it must be: some readers take every quoted cell for text, numbers included.
function csvCell(cell: string, separator: string): string {
  return cell.includes(separator) || needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
