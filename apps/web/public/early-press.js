// A button pressed before the page has come alive: remembered, and pressed again then.
addEventListener(
  'click',
  (window.rememberPress = (event) => (window.earlyPress = event.target.closest('button'))),
  true,
);
