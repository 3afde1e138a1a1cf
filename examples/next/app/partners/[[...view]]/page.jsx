import { renderToHtml } from 'training-site-widget/server';
import { TrainingSite } from '../../TrainingSite.jsx';

const html = renderToHtml({ company: { name: 'Aster Academy' }, files: '/training-site' });

export default function Partners() {
  return (
    <>
      <p id="view">Partners</p>
      <TrainingSite html={html} />
    </>
  );
}
