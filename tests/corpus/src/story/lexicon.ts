/**
 * Words from which the stories of one country are made. Templates hold {shop} {person} {firm} {city} {ref} {card}
 * {phone}; a `|` starts a detail line that a family prints below the first, beside it, or not at all.
 */
export interface Lexicon {
  readonly people: readonly string[];
  readonly shops: readonly string[];
  readonly firms: readonly string[];
  readonly cities: readonly string[];
  readonly streets: readonly string[];
  readonly banks: readonly string[];
  readonly purchases: readonly string[];
  readonly out: readonly string[];
  readonly in: readonly string[];
  readonly salary: readonly string[];
  readonly fees: readonly string[];
  readonly interest: readonly string[];
}

const split = (text: string): string[] => text.split(';').map((part) => part.trim());

export const english: Record<string, Lexicon> = {
  us: {
    people: split(
      'Jordan A Whitfield; Maria Delgado; Priya Raman; Thomas O Brien; Lena Kowalski; Sam Okafor; Dana Liu; Robert Hale',
    ),
    shops: split(
      'WHOLE HARVEST #10233; CORNER BREW 0418; NETVIEW.COM; PETRO STAR 34872; TARGETTE T-1842; RIDEO *TRIP; PANERELLA BREAD #678; HOME BARN #4410; BESTPRICE.COM*MK3; APPLETON.COM/BILL; CVX PHARMACY 05512; LUCKY 7 DINER; TST* BLUE HERON; SQ *FARM STAND; 24 HOUR GYM',
    ),
    firms: split(
      'ACME WIDGETS INC; NORTHWIND LOGISTICS; BRIGHTON SCHOOL DIST; CITY OF FAIRVIEW; PACIFIC GAS LIGHT; GREENLEAF REALTY LLC; HARBOR MUTUAL INS; SUNSET UTILITIES',
    ),
    cities: split('AUSTIN TX; PORTLAND OR; SAN JOSE CA; CHICAGO IL; BOISE ID; TAMPA FL'),
    streets: split('128 Maple Street Apt 4B; 4410 Lakeview Blvd; 77 Orchard Lane; 2200 5th Ave Unit 310'),
    banks: split(
      'First Harbor Bank; Prairie National Bank; Cascade Community Credit Union; Union Federal Bank; Blue Ridge Bank & Trust',
    ),
    purchases: split(
      '{shop} {city}; Debit Card Purchase {shop} {city}|Card {card}; POS PURCHASE {shop}|{city} US; Card Purchase 01/12 {shop} {city} Card {card}; RECURRING PAYMENT {shop} {phone}',
    ),
    out: split(
      'ACH Debit {firm} WEB PMTS|ID:{ref}; Zelle payment to {person} {ref}; Online Transfer to SAV ...{card}; {firm} BILL PAY|CONF# {ref}; ATM WITHDRAWAL {city}|TERM {ref}; WIRE OUT {firm}|REF {ref}',
    ),
    in: split(
      'MOBILE DEPOSIT|REF {ref}; Zelle payment from {person} {ref}; REFUND {shop}; ACH Credit {firm}; Online Transfer from CHK ...{card}',
    ),
    salary: split('PAYROLL {firm}|PPD ID: {ref}; {firm} DIRECT DEP'),
    fees: split('MONTHLY SERVICE FEE; OVERDRAFT ITEM FEE; FOREIGN TRANSACTION FEE; NON-NETWORK ATM FEE'),
    interest: split('INTEREST PAYMENT; INTEREST EARNED'),
  },
  gb: {
    people: split('Mr A J Pemberton; Ms Fiona Hargreaves; O Adeyemi; S Patel; Mrs C Llewellyn; Gareth Price'),
    shops: split(
      'TESSCO STORES 3321; SAINBURY S/MKT; PRETTO MANGER; AMAZIN UK MKTPLACE; TFL TRAVEL CH; GREGGSONS PLC; BOOTES 1182; SHELLEY FOREST RD; JOHN LEWISHAM; COSTALOT COFFEE; 99P WORLD',
    ),
    firms: split(
      'OCTAVE ENERGY; THAMES WATERWAYS; BRITISH CABLE; LB CAMDENSHIRE; AVIVOR INSURANCE; HALEWOOD MOTORS LTD; MERIDIAN STUDIOS LTD',
    ),
    cities: split('LONDON; LEEDS; BRISTOL; CARDIFF; GLASGOW; YORK'),
    streets: split('14 Albion Terrace; Flat 3, 9 Queens Road; The Old Forge, Mill Lane'),
    banks: split('Albion Bank plc; Northmoor Building Society; Caledonian Bank; Severn & Wye Bank; Kestrel Bank'),
    purchases: split(
      '{shop} {city}; CARD PAYMENT TO {shop}|ON 12 MAR; VIS {shop}|{city}; CD {card} {shop} GB; CONTACTLESS {shop}',
    ),
    out: split(
      'DIRECT DEBIT PAYMENT TO {firm} REF {ref}; DD {firm}|{ref}; STANDING ORDER {person}|RENT; BILL PAYMENT TO {person} REFERENCE {ref}; CASH WITHDRAWAL {city}|LINK; FPO {person}|INV {ref}; CHEQUE 000{card}',
    ),
    in: split(
      'FASTER PAYMENT RECEIPT FROM {person}|REF {ref}; BANK CREDIT {person}; REFUND {shop}; CR {person}|THANK YOU; PAID IN AT {city}',
    ),
    salary: split('BGC {firm}|SALARY {ref}; {firm} WAGES'),
    fees: split('ACCOUNT FEE; UNARRANGED OVERDRAFT CHARGE; NON-STERLING TRANSACTION FEE'),
    interest: split('GROSS INTEREST; CREDIT INTEREST'),
  },
  au: {
    people: split('J T McAllister; Mei Chen; R Singh; Bronte Walker; T Nguyen'),
    shops: split(
      'WOOLLIES 1123; COLESBY EXPRESS 442; BUNNINGTON 8801; OPAL TRANSPORT; BP CONNECTA; CHEMIST DEPOT; JB HI-LO; ALDEE STORES; ROCKET BURRITO',
    ),
    firms: split(
      'ENERGY NORTH AU; TELSTAR MOBILE; MEDIBANKER PTE; CITY WATER CORP; BORAL WORKS PTY LTD; NRMA INSURERS',
    ),
    cities: split('SYDNEY NS; MELBOURNE VI; PERTH WA; HOBART TA; WELLINGTON'),
    streets: split('18 Jacaranda Court; 5/220 Beach Parade; PO Box 118'),
    banks: split('Southern Cross Bank; Great Barrier Mutual; Wattle Bank; Tasman Savings'),
    purchases: split(
      'EFTPOS {shop} {city}; VISA PURCHASE {shop}|{city} AUS Card xx{card}; {shop} {city} AU|Card xx{card} Value Date: 11/03/2025; PAYWAVE {shop}',
    ),
    out: split(
      'DIRECT DEBIT {firm}|{ref}; BPAY {firm} {ref}; TRANSFER TO {person}|COMMBIZ {ref}; WITHDRAWAL ATM {city}; OSKO PAYMENT {person}',
    ),
    in: split('TRANSFER FROM {person}|{ref}; DIRECT CREDIT {firm}; MEDICARE BENEFIT; REFUND {shop} {city}'),
    salary: split('SALARY {firm}|{ref}; PAY/SALARY FROM {firm}'),
    fees: split('ACCOUNT SERVICE FEE; INTERNATIONAL TRANSACTION FEE; DISHONOUR FEE'),
    interest: split('CREDIT INTEREST; INTEREST'),
  },
  in: {
    people: split('RAHUL VERMA; ANITA DESAI; S KRISHNAN; FATHIMA BEEVI; HARPREET KAUR'),
    shops: split(
      'SWIGGI BANGALORE; BIGBASKET RETAIL; IRCTC WEB; DMART VASHI; MYNTRA DESIGNS; APOLLO PHARMA; CROMA STORE; ZOMAATO LTD; INDIANOIL PUMP',
    ),
    firms: split('INFOSAVVY LTD; TATA POWERLINE; BESCOM; LIC PREMIUM; HDFD HOME LOAN; AIRTEL POSTPAID; RELIANT JIO'),
    cities: split('MUMBAI; BENGALURU; PUNE; CHENNAI; JAIPUR; KOCHI'),
    streets: split('14/2 MG Road; Flat 302 Sai Residency; B-45 Sector 12'),
    banks: split('Deccan National Bank; Bharat Sahakari Bank; Malabar Bank Ltd; Hindustan Peoples Bank'),
    purchases: split(
      'UPI-{shop}-{phone}@OKBANK-{ref}|PAYMENT FROM PHONE; POS {card}XXXXXX {shop}; ECOM PUR/{shop}/{city}/{ref}; VPS/{shop}/{ref}',
    ),
    out: split(
      'NEFT DR-ICIC0000{card}-{person}|NETBANK MUM-{ref}; ACH D- {firm}-{ref}; ATW-{card}XX-{city}; IMPS-{ref}-{person}|HDFC-XXXX{card}; CHQ PAID-{person}; EMI {firm} CHQ S{ref}',
    ),
    in: split(
      'UPI-{person}-{phone}@YBL-{ref}|UPI; NEFT CR-{person}-{ref}; IMPS/P2A/{ref}/{person}; CASH DEPOSIT BY SELF {city}',
    ),
    salary: split('NEFT CR-CITI000{card}-{firm}|SALARY FOR MONTH-{ref}; ACH C- {firm}-SALARY'),
    fees: split('SMS CHARGES INCL GST; AMB CHRG INCL GST; DEBIT CARD ANNUAL FEE'),
    interest: split('CREDIT INTEREST CAPITALISED; INTEREST PAID TILL DATE'),
  },
  za: {
    people: split('T Mokoena; P van der Merwe; Naledi Dlamini; K Naidoo'),
    shops: split('Checkerz Hyper Sandton; Pick n Play; Engenn Garage; Takealotta; Woolies Food; Clickers Pharmacy'),
    firms: split('Vodafon SA; City of Tshwane; Discoverer Health; Sanlan Life; Outsurance Co'),
    cities: split('Sandton; Durban; Cape Town; Polokwane'),
    streets: split('22 Protea Ave; 7 Marula Close, Centurion'),
    banks: split('Umoja Bank; Southern Veld Bank; Protea Savings'),
    purchases: split('POS Purchase {shop}|{card}*{card} 12 Mar; Cheque Card Purchase {shop}; {shop} {city}'),
    out: split(
      'Internet Pmt To {person}|{ref}; Debit Order {firm} {ref}; ATM Cash {city}|{card}; Prepaid Airtime {phone}; Magtape Debit {firm}',
    ),
    in: split('FNX App Payment From {person}; Payment From {person}|{ref}; Reversal {shop}; Cash Deposit {city}'),
    salary: split('Magtape Credit {firm}|Salary; Salary {firm}'),
    fees: split('Monthly Account Fee; #Service Fees; Notific Fee SMS'),
    interest: split('Interest On Credit Balance; Credit Interest'),
  },
  sg: {
    people: split('TAN WEI LING; MUHAMMAD FAIZAL; LIM BOON KENG; NG SIEW HUI; R KUMAR'),
    shops: split(
      'FAIRPRISE BEDOK; GRABBIT RIDE; KOPI TIAME; SHENG SIONGER; SHOPPEE SG; GUARDION PHARM; DON DONKY; 7-TWELVE',
    ),
    firms: split('SP UTILITIES; SINGTELE; AIA ASSURE; TOWN COUNCIL; STARHUBBE; ACME PTE LTD'),
    cities: split('SINGAPORE; KUALA LUMPUR; JOHOR BAHRU; HONG KONG'),
    streets: split('BLK 118 BEDOK NORTH #04-22; 9 ORCHARD TURN #12-01'),
    banks: split('Straits Commercial Bank; Merlion Bank Ltd; Temasek Savings; Victoria Harbour Bank'),
    purchases: split(
      'NETS QR PURCHASE|{shop}; DEBIT CARD TRANSACTION|{shop} {city}|{card}-XXXX; POS {shop}|TO: {ref}; {shop} {city}',
    ),
    out: split(
      'PAYNOW TRANSFER|TO: {person}|OTHR {ref}; GIRO PAYMENT|{firm}; CASH WITHDRAWAL ATM {city}; FAST PAYMENT|{person}|{ref}; FUNDS TRANSFER TO {card}',
    ),
    in: split(
      'PAYNOW TRANSFER|FROM: {person}|OTHR {ref}; INWARD CREDIT-FAST|{person}; REFUND {shop}; CASH DEPOSIT MACHINE {city}',
    ),
    salary: split('GIRO SALARY|{firm}; SALARY {firm}|{ref}'),
    fees: split('FALL BELOW FEE; SERVICE CHARGE; CCY CONVERSION FEE'),
    interest: split('INTEREST CREDIT; BONUS INTEREST'),
  },
};
