/** For the screen and for paper; no colour carries meaning by itself. */
export const sheetStyle = `
@page { margin: 18mm 16mm; }
* { box-sizing: border-box; }
body { font: 14px/1.45 system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; color: #16202c; background: #fff; max-width: 880px; margin: 0 auto; padding: 24px; }
h1 { font-size: 24px; margin: 0 0 4px; }
h2 { font-size: 18px; margin: 32px 0 8px; border-bottom: 2px solid #16202c; padding-bottom: 4px; break-after: avoid; }
h3 { font-size: 14px; margin: 20px 0 6px; break-after: avoid; }
p { margin: 6px 0; }
.verdict { border: 2px solid #16202c; padding: 10px 14px; margin: 16px 0; font-size: 15px; break-inside: avoid; }
.verdict strong { font-size: 18px; }
.balanced { border-color: #1b6e3c; } .unbalanced { border-color: #a3261d; border-style: double; border-width: 4px; } .unverifiable { border-color: #8a5a00; border-style: dashed; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 2px 24px; margin: 8px 0; }
dl div { display: flex; gap: 8px; border-bottom: 1px solid #dde2e8; padding: 2px 0; }
dt { flex: 0 0 130px; color: #4a5868; } dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; margin: 6px 0; font-size: 13px; }
th, td { border: 1px solid #b8c1cc; padding: 4px 7px; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
.wide { grid-column: 1 / -1; }
th { background: #eef1f5; overflow-wrap: normal; } .date { white-space: nowrap; } thead { display: table-header-group; } tr { break-inside: avoid; }
.figure { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
code { font: 12px/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
footer { margin-top: 32px; border-top: 1px solid #b8c1cc; padding-top: 8px; font-size: 12px; color: #4a5868; break-inside: avoid; }
@media print { body { max-width: none; padding: 0; font-size: 11px; } th { background: #fff; } }
`;
