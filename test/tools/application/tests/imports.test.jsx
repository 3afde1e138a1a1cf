import 'training-site-widget';
import 'training-site-widget/external-react';
import 'training-site-widget/element';
import 'training-site-widget/server';

test('a file that imports the package need not show the site', () => {
  expect(document.querySelector('training-site')).toBeNull();
});
