import bluecairn from './clients/bluecairn.svg';
import haldenRoe from './clients/halden-roe.svg';
import kitebridge from './clients/kitebridge.svg';
import mandaro from './clients/mandaro.svg';
import norvale from './clients/norvale.svg';
import oaksted from './clients/oaksted.svg';
import quillory from './clients/quillory.svg';
import verrin from './clients/verrin.svg';

/** The logos by the `img` of their client in the content. */
export const clientLogos = {
  bluecairn,
  'halden-roe': haldenRoe,
  kitebridge,
  mandaro,
  norvale,
  oaksted,
  quillory,
  verrin,
};
