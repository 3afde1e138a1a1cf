// What the build runs in Node: the content, to check it.
// The first import, so that the stylesheets are in the order of the script.
import './index';
import * as about from './content/about';
import * as careers from './content/careers';
import * as clients from './content/clients';
import * as company from './content/company';
import * as consultancy from './content/consultancy';
import * as contact from './content/contact';
import * as faq from './content/faq';
import * as home from './content/home';
import * as navigation from './content/navigation';
import * as notFound from './content/notFound';
import * as reasons from './content/reasons';
import * as shell from './content/shell';
import * as statistics from './content/statistics';
import * as technologies from './content/technologies';
import * as training from './content/training';

export { specification } from './content/specification';
export { clientLogos } from './drawings/clientLogos';
export { officeMaps } from './drawings/OfficeMap';
export { optionIcons } from './drawings/optionIcons';
export { reasonIcons } from './drawings/reasonIcons';
export { serviceDrawings } from './drawings/ServiceDrawing';
export { overrideCompany } from './embed/options/companyOverrides';
export { hasScreen } from './site/routes';

/** The modules of `content/`, by their names. */
export const content = {
  about,
  careers,
  clients,
  company,
  consultancy,
  contact,
  faq,
  home,
  navigation,
  notFound,
  reasons,
  shell,
  statistics,
  technologies,
  training,
};
