// One page of a bank statement with running balances, as a small PDF; for the warm-up and the bench.

function statementRows() {
  const rows = [];
  let balance = 125000;
  for (let index = 0; index < 28; index += 1) {
    const paidIn = index % 7 === 3;
    const amount = paidIn ? 90000 + index * 131 : 1000 + ((index * 977) % 5300);
    balance += paidIn ? amount : -amount;
    rows.push({
      day: index + 1,
      text: paidIn ? 'Salary Example Ltd' : `Card purchase shop ${index * 37}`,
      paidIn,
      amount,
      balance,
    });
  }
  return rows;
}

const money = (cents) => `${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;

function pageContent() {
  const parts = ['BT /F1 9 Tf'];
  const at = (x, y, text) => parts.push(`1 0 0 1 ${x} ${y} Tm (${text}) Tj`);
  const right = (x, y, text) => at(x - text.length * 4.9, y, text);
  at(50, 740, 'Example Bank');
  at(50, 724, 'Account number 00001234');
  at(50, 708, 'Statement period 01/01/2025 to 01/31/2025');
  at(50, 680, 'Date');
  at(120, 680, 'Description');
  right(400, 680, 'Withdrawals');
  right(470, 680, 'Deposits');
  right(550, 680, 'Balance');
  at(120, 664, 'Opening balance');
  right(550, 664, money(125000));
  const rows = statementRows();
  for (const [index, { day, text, paidIn, amount, balance }] of rows.entries()) {
    const y = 648 - index * 16;
    at(50, y, `01/${String(day).padStart(2, '0')}/2025`);
    at(120, y, text);
    right(paidIn ? 470 : 400, y, money(amount));
    right(550, y, money(balance));
  }
  at(120, 180, 'Closing balance');
  right(550, 180, money(rows.at(-1).balance));
  return [...parts, 'ET'].join('\n');
}

/** The PDF as a string of one-byte characters. */
export function onePageStatement() {
  const content = pageContent();
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj${body}endobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  return `${pdf}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
}
