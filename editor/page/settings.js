// After a save, the form stays where it is, unless somebody has chosen otherwise.
const key = 'sveltia-cms.prefs';
const chosen = JSON.parse(localStorage.getItem(key) ?? '{}');
localStorage.setItem(key, JSON.stringify({ closeOnSave: false, ...chosen }));

export {};
