import { head, renderToHtml } from 'training-site-widget/server';
import { TrainingSite } from '../../TrainingSite.jsx';

const company = { name: 'Aster Academy' };
const html = renderToHtml({ company });

const page = head({ company, address: 'https://workplace.example/partners' });

export const metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: page.canonical },
  openGraph: {
    type: 'website',
    siteName: company.name,
    title: page.title,
    description: page.description,
    url: page.canonical,
  },
};

export default function Partners() {
  return (
    <>
      <script type="application/ld+json">{page.jsonLd}</script>
      <p id="view">Partners</p>
      <TrainingSite html={html} />
    </>
  );
}
