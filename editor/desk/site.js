const settings = new URLSearchParams(location.search);
const code = settings.get('language') ?? 'en';
const { documentElement } = document;
documentElement.lang = code;
if (settings.get('dir')) documentElement.dir = settings.get('dir') ?? '';

const script = document.createElement('script');
script.src = settings.get('script') ?? '';
document.head.append(script);

export {};
