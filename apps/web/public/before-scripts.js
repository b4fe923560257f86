// Before the page has come alive: a button pressed is remembered, and pressed again then; a file dropped is put into the
// input it was dropped on, as if it had been chosen there.
window.rememberPress = (event) => {
  if (event.type === 'click') {
    window.earlyPress = event.target.closest('button');
    return;
  }
  const input = event.target.closest?.('label')?.querySelector('input[type=file]');
  if (!input) return;
  event.preventDefault();
  if (event.type === 'drop') input.files = event.dataTransfer.files;
};
for (const type of ['click', 'dragover', 'drop']) addEventListener(type, window.rememberPress, true);

// A prerendered page is read without its scripts: they are fetched once it has been painted (one in a hidden tab never is).
const scripts = document.getElementById('scripts');
if (scripts !== null) {
  const fetchScripts = () => document.head.append(scripts.content);
  if (document.visibilityState === 'hidden') fetchScripts();
  else requestAnimationFrame(() => setTimeout(fetchScripts));
}
