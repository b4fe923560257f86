/**
 * Words that names of banks and their like bear, and what stands beside such names in letterheads and footers. Pure
 * data of all languages together, as a bank prints its name in its own, whatever the statement is written in.
 */

/** Words (mostly within longer ones: "Sparebanken") that only names of banks and their like bear. */
export const bankWords =
  /bank|banc(?!ari)|banqu|bancă|pankki|\bpank\b|τράπεζα|банк|բանկ|ბანკი|בנק|بنك|مصرف|بانک|ธนาคาร|बैंक|ব্যাংক|வங்கி|银行|銀行|은행|信用金庫|농협|ngân hàng|credit union|building society|sparkasse|sparekasse|osuuskassa|caisse|\bcaixa |\bcaja (?:de|rural)\b|cassa (?:di|rurale)|\p{L}+ financial(?:$| (?:group|corp|inc|bank|services (?:inc|ltd|llc)))|savings (?:&|and) loan|\btrust(?:$| (?:co|company|bank|n\.?a|corporation)\b)/iu;
/** What a bank gives, and whom it speaks of or to: "International Bank Account Number", "Relationship Banking". */
export const noBankNames =
  /\bbank(?:ing)? (?:account|statement|identifier|code|charges|fees|name|details|use|holiday|transfer|reference)\b|\bbanking$|\b(?:your|our|this|my|the|personal) (?:bank|financial)\b|\b(?:family|living|revocable|irrevocable|testamentary|estate|land) trust\b|^(?:here|this|these|we|you|your|our|how|when|if|please|thank|about|welcome)\b|\b(?:regulated|authori[sz]ed|insured|guaranteed|protected) by\b|\b(?:division|subsidiary|part|brand|trading name) of\b|^(?:bank|banco|banque|banca|trust|financial)$/i;
/** Words that names of those who move money bear where one word or two are all of a brand: "Paywell", "wandercard". */
export const brandWords = /^\p{L}*pay\p{L}{0,8}$|^\p{L}{3,}card$/iu;
/** What holds such letters and is a word of statements, and what one pays with. */
export const noBrands =
  /^(?:\p{L}*payments?|\p{L}*payers?|\p{L}*payees?|pay(?:s|outs?|ing|roll|able|back|date|days?|checks?)?|auto ?pay|(?:apple|google|samsung|bill) pay|pay \p{L}+|postcard|discard)$/iu;
/** Names of who issues cards; one card alone is a product. */
export const cardIssuers =
  /^(?!our |your |my |all |lost |new )(?:\S+ ){1,3}(?:cards|card services)$|^\p{Lu}\p{L}+ card$/iu;
/** Names that bear these are of lenders, brokers and wallets where the form of a company ends them. */
export const mayNameHouses =
  /\bpay|\bcards?\b|financ|payment|crédit|credit|kredit|securities|brokerage|prepaid|money|wallet/i;
/** The form of a company, as its name ends: "AG", "p.l.c.", "S.p.A.", "N.A.", "Berhad". */
export const companyForm =
  /^(?:AG|SE|GmbH|eG|S\.?A\.?|S\.?A\.?S\.?|S\.?p\.?A\.?|S\.?A\.?B\.?|plc|p\.l\.c\.?|Ltd\.?|Limited|N\.?A\.?|N\.?V\.?|B\.?V\.?|U\.?A\.?|AB|ASA|A\/S|Oyj|Abp|Berhad|Bhd\.?|Tbk\.?|PJSC|P\.J\.S\.C\.?|JSC|a\.s\.?|A\.?Ş\.?|Zrt\.?|Nyrt\.?|d\.d\.?|Inc\.?|Corp\.?|LLC|FSB|F\.S\.B\.?|ПАО|АО|АД|AD|EAD)$/i;
/** Beside the name of a company in a footer: where it is registered, who watches over it, where it can be reached. */
export const registeredWords =
  /\bregist|\breg\.? ?(?:no|office)|\bco\.? ?reg|\bauthori[sz]ed\b|\bregulated\b|\blicen[cs]ed?\b|\bmember\b|\bfdic\b|\bsipc\b|\bncua\b|\blender\b|\bsede\b|\bsiège\b|\bagréé|\bsitz\b|\bhrb\b|\bk\.?v\.?k\b|handelsregister|\bcnpj\b|\bnit\b|\bcuit\b|\brfc\b|\babn\b|\bafsl\b|y-tunnus|\borg\.? ?n[ro]\b|\bcvr\b|\brpm\b|\brcs\b|\bcapital(?:e)? social|\bp\.? ?iva\b|\bkrs\b|\bregon\b|\bičo\b|www\.|\b0800 \d|\.(?:com|co\.\w\w|\w\w)\b/i;
/** Behind a name: the sentence that only those print who hold or move other people's money. */
export const watchedWords =
  /^[\s,.–—-]*(?:(?:is|are)? ?(?:authori[sz]ed|regulated|licen[cs]ed|supervised) (?:and regulated )?(?:by|as|to)\b|,? ?member,? (?:fdic|finra|sipc|ncua)|établissement de (?:paiement|crédit)|entidad (?:financiera|de pago)|instituci[oó]n de (?:banca|crédito)|zahlungsinstitut)/i;
/** Before a name: it is another's, a parent's, an insurer's, a supervisor's. */
export const ofAnother = /^(?:of|by|with|from|for|to|at|through|via|de|du|von|bei|par|pour|por|van|insured)$/i;
/** Labels before the name of the bank. */
export const bankLabels =
  /^(?:bank name|name of bank|name of the bank|financial institution|nama bank|nombre del banco|nome do banco|nom de la banque|bankname|name der bank)\s*[:：]\s*(\S.*)$/i;
/** Who watches over banks, and insures them, is none that keeps accounts. */
export const supervisors =
  /central bank|reserve bank|bank of england|bundesbank|banque de france|banque nationale de|banca d'italia|banco de españa|banco de portugal|banco central|nederlandsche bank|norges bank|nationalbank|bank negara|deposit insurance|bank of (?:lithuania|ghana|thailand|korea|japan|greece|israel|mauritius|tanzania|uganda|zambia|botswana|namibia)\b/i;
/** What alone names no bank, only what it is. */
export const genericNames =
  /^(?:the )?(?:(?:federal|state|national|community) )?(?:credit union|building society|(?:savings )?bank|trust(?: company)?|savings (?:and|&) loan)$/i;
/** What a document, a sum, an account or a telephone number is called. */
export const titleWords =
  /\b(?:statement|summary|account|payments?|credit card|transactions?|number|ending|lost|stolen|no|activity|deposit|kontoauszug|extracto|extrato|estratto|relevé|rekeningafschrift|fatura|page|branch)\b/iu;
/** The part of a bank that keeps the account, behind its name: ", Filiale Lindau". */
export const branchWords =
  /,\s(?:filiale|niederlassung|zweigstelle|agence|agencia|agência|agenzia|sucursal|branch|oddział|filial|şubesi)\b.*$/iu;
/** The form of banks of the United States alone. */
export const nationalForm = /^N\.?A\.?$/;
/** Parts of addresses on the web that name nobody. */
export const hostParts = /^(?:www|com?|org|net|gov|ac|info|online)$/;
