// What a page with React may write. Where TypeScript must refuse a line, it is marked.
import type {} from 'training-site-widget';

export const sites = [
  <training-site
    base-path="/a"
    initial-path="/b"
    routing="memory"
    theme="auto"
    manage-title="false"
    loading="eager"
    key="1"
  />,
  <training-site
    company={{ name: 'A' }}
    className="b"
    class="b"
    style={{ width: 300 }}
    id="c"
    ref={(element) => element?.navigate('/careers')}
    key="2"
  />,
  <training-site
    headingLevel={2}
    push={(address) => address.length}
    ontraining-site-action={({ detail }) => detail.href.length}
    key="9"
  />,
  // @ts-expect-error: a misspelled attribute
  <training-site rooting="memory" key="3" />,
  // @ts-expect-error: no such time to load
  <training-site loading="soon" key="8" />,
  // @ts-expect-error: no such theme
  <training-site theme="darkk" key="5" />,
  // @ts-expect-error: the event has no such detail
  <training-site ontraining-site-error={({ detail }) => detail.message} key="10" />,
  // @ts-expect-error: an attribute is a text
  <training-site manage-title={false} key="6" />,
];
