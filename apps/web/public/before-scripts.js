// A button pressed before the page has come alive: remembered, and pressed again then.
addEventListener(
  'click',
  (window.rememberPress = (event) => (window.earlyPress = event.target.closest('button'))),
  true,
);

// A prerendered page is read without its scripts: they are fetched once it has been painted (one in a hidden tab never is).
const scripts = document.getElementById('scripts');
if (scripts !== null) {
  const fetchScripts = () => document.head.append(scripts.content);
  if (document.visibilityState === 'hidden') fetchScripts();
  else requestAnimationFrame(() => setTimeout(fetchScripts));
}
