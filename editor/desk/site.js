const settings = new URLSearchParams(location.search);
const code = settings.get('language') ?? 'en';
const { documentElement } = document;
documentElement.lang = code;
if (new Intl.Locale(code).getTextInfo?.().direction === 'rtl') documentElement.dir = 'rtl';

const script = document.createElement('script');
script.src = settings.get('script') ?? '';
document.head.append(script);
