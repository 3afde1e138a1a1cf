// In the order of the cascade, before the styles of the components.
import './tokens.css';
import './host.css';
import './base.css';
import './grounds.css';
import './languages.css';
import './focus.css';
import './adaptations.css';
import './print.css';
