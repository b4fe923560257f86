/** The test of a row that its words alone do not find, and of every state. */
export interface Answer {
  /** `file › title` */
  readonly test: string;
  /** Where the product says or does it otherwise than the specification: how, and why. */
  readonly settled?: string;
}

const uploads = (title: string) => `upload.journey.spec.ts › ${title}`;
const users = (title: string) => `user-conversions.journey.spec.ts › ${title}`;
const words = (title: string) => `every-word.journey.spec.ts › ${title}`;
const payments = (title: string) => `payments.journey.spec.ts › ${title}`;
const pages = (title: string) => `public-pages.journey.spec.ts › ${title}`;
const accounts = (title: string) => `accounts.journey.spec.ts › ${title}`;

const turnsDropped = uploads('turns a dropped statement into a CSV with the right rows, and says that it balances');
const stages = words('shows each stage of an upload, and gives up in time');
const several = words('starts several files one after the other, keeps the history as a file, and shows ten of it');
const password = 'refusals.journey.spec.ts › ask for a password, tell a wrong one, and open with the right one';
const byDialog = payments(
  'buys by dialog after refusals, changes plan, cancels, takes it back, and ends with its period',
);
const onHostedPage = payments('carries a plan chosen before registering to the checkout, and pays on the hosted page');
const onOurPage = payments('pays on our own page, is warned when a renewal fails, mends the card, and leaves');
const verification = payments(
  'finishes a payment whose tab was closed, and says what is wrong with an address that names none',
);
const paymentFails = words('says so when a payment, a change of plan or a cancellation fails');
const noPayment = words('says so when no payment, no checkout and no verification comes about');
const newUser = words('greets a new user, sends another code, and says so when registering fails');
const cookies = words('asks for cookies until an answer is kept, and keeps each as what it is');
const focus = words(
  'asks again who is signed in when the window gets the focus, and once only where there is no answer',
);

export const answers: Readonly<Record<string, Answer>> = {
  'any other path': { test: pages('$path is not found, and says so') },
  'Conversion Complete!': {
    test: turnsDropped,
    settled: 'the heading is the verdict, “Balanced to the cent” and its like; the toast says “Conversion Complete”',
  },
  Completed: { test: several },
  'Card element not found': {
    test: byDialog,
    settled: 'thrown inside the card form; the pay button waits until the element is there, so nobody comes by it',
  },
  'Invalid card number': {
    test: 'card-form.spec.ts › refuses %s "%s": %s',
    settled: 'the field takes no more digits than a card has',
  },
  'CVV must be at most 4 digits': {
    test: 'card-form.spec.ts › refuses %s "%s": %s',
    settled: 'the field takes no more than four digits',
  },

  'idle to uploading when a file is chosen.': { test: stages },
  'Progress is 10, then 50 before the request, 80 after the response, 100 on success.': { test: stages },
  'uploading to success on a good reply.': { test: turnsDropped },
  'For anonymous users the freeConversionUsed flag is then stored.': {
    test: uploads('grants one free conversion: by the browser, and by the cookie alone when the storage is cleared'),
  },
  'After success the conversions list and the current-user record are refreshed.': {
    test: users('converts several files side by side, each with its own end, and keeps them in the history'),
  },
  'uploading to password-required when the server says a password is needed; password-required to uploading when a password is submitted (Cancel leaves the view).':
    { test: password },
  'uploading to error on failure; error or success to idle via Try Again or Convert Another File, which reset file, progress, password, result and message.':
    { test: users('gives a binary format as the file it is, and starts anew') },
  'Several files dropped are each started 100 ms after the previous one.': { test: several },

  'Free to paid: pay through the card form; charged immediately.': { test: byDialog },
  'Paid to another paid plan: update call, effective next billing cycle.': { test: byDialog },
  'Paid to free: cancellation call; access kept until the end of the billing period.': { test: byDialog },
  'Subscription dialog flow: a card payment method is created first, then a subscription is created with planName and paymentMethodId.':
    { test: byDialog },
  'If the response status is "active", user data is refreshed and success is shown.': { test: byDialog },
  'If it requires action and carries a clientSecret, the card payment is confirmed with the provider, then success.': {
    test: byDialog,
  },
  'Otherwise the error is "Subscription creation failed".': { test: paymentFails },
  'The pay button is disabled until the provider is ready and while processing.': { test: paymentFails },
  'For a paid plan the select-plan call is made first; for free its result is ignored, and on failure the payment dialog is still opened.':
    { test: paymentFails },
  'Checkout page: idle, then processing (inputs and button disabled, button reads "Processing..."), then an error message or a browser redirect to the hosted checkout address.':
    { test: onHostedPage },
  'Card-payment page: idle, processing; on a succeeded payment intent a subscription update follows, then a success message and a move to /.':
    { test: onOurPage },
  'Any other failure gives a failure message and stays.': { test: noPayment },
  'Payment verification: verifying, then success or failure.': { test: verification },
  'With no session_id the failure view shows at once with "No payment session found".': { test: verification },

  'The auth state is loaded from the user endpoint with no retry and refetched on mount and on window focus.': {
    test: focus,
  },
  'Logout clears the cached user and returns to /.': {
    test: accounts('registers, enters the code, chooses the free plan, and comes back later'),
  },
  'Dialog opens in login or register mode; a new account is created on the free plan.': {
    test: accounts('registers, enters the code, chooses the free plan, and comes back later'),
  },
  'idle, then submitting (inputs and buttons disabled, button reads "Verifying..."); on success a success message and after 1 second navigation to /select-plan; on failure an error message and back to idle.':
    { test: newUser },
  'Resend sets submitting while the call runs.': { test: newUser },
  'Upload hidden, shown after the button click.': { test: pages('shows the widget of a landing page on demand') },
  'No stored value shows the banner.': { test: cookies },
  'Accept All stores accepted with all preferences on.': { test: cookies },
  'Decline stores declined with analytics and marketing off.': { test: cookies },
  'Settings opens a dialog; Save stores configured.': { test: pages('remembers the answer on cookies') },
  'When consent is accepted or configured with analytics on, analytics consent is granted one second after load.': {
    test: 'measuring.journey.spec.ts › tells of an upload and its end after consent, and of nothing before it or after it is taken back',
    settled: 'only where a measurement id is configured; without one nothing is asked of any third party',
  },
};
