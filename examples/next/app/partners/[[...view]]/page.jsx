import { head, renderToHtml } from 'training-site-widget/server';
import { TrainingSite } from '../../TrainingSite.jsx';

const company = { name: 'Aster Academy' };
const html = renderToHtml({ company, files: '/training-site' });

export const metadata = { description: head({ company }).description };

export default function Partners() {
  return (
    <>
      <p id="view">Partners</p>
      <TrainingSite html={html} />
    </>
  );
}
