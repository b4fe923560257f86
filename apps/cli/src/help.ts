export const helpText = `Crossfoot reads PDF statements and proves that the rows add up.

Usage
  crossfoot convert FILE… [--format FORMAT] [--out DIR] [--password P]
                          [--option NAME=VALUE]… [--merge]
  crossfoot verify SHEET FILE
  crossfoot --help | --version

convert   Writes to standard output, or into DIR. "-" reads the PDF from standard input.
  -f, --format FORMAT      csv (default), xlsx, json, proof, quickbooks, quickbooks-online,
                           qbo, ofx, qif, xero, freshbooks
  -o, --out DIR            one file (or ZIP) a statement, named after it
  -p, --password P         password of the PDF; better kept out of the process list through
      --password-stdin     its first line on standard input, or CROSSFOOT_PASSWORD
  -O, --option NAME=VALUE  a setting of the format (see docs/exports.md), any number of times
      --merge              several statements into one file: overlaps marked, gaps named
  -q, --quiet              no verdicts and no progress on standard error

verify    Says whether a proof sheet (--format proof) still belongs to the PDF FILE, and whether
          the file still converts to the same rows.

Exit codes
  0 converted, or the sheet matches    4 password needed or wrong
  1 failed, or the sheet does not match  5 no transactions found
  2 wrong call                         6 over a limit (pages, size, complexity)
  3 not a PDF, or damaged
With several files every one is tried; the code is that of the first failure.
`;
