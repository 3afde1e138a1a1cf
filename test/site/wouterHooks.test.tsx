import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Link, Route, Switch, useLocation, useRoute } from 'wouter';
import { routes } from '../../src/site/routes';
import { Site } from '../../src/site/Site';
import { createSiteProps } from './siteProps';

/** A screen that shows what wouter's hooks return. */
function Probe() {
  const [path, navigate] = useLocation();
  const [isTraining] = useRoute('/training');
  return (
    <>
      <output>{`${path}, ${isTraining ? 'training' : 'not training'}`}</output>
      <Switch>
        <Route path="/:first">{({ first }) => <output>{first}</output>}</Route>
        <Route>
          <output>no screen</output>
        </Route>
      </Switch>
      <Link href="/training" className={(isActive) => (isActive ? 'active' : '')}>
        By link
      </Link>
      <button type="button" onClick={() => navigate('/careers')}>
        By hook
      </button>
    </>
  );
}

const original = { ...routes };
const probed = { '/': Probe, '/training': Probe, '/careers': Probe };
afterEach(() => {
  Object.assign(routes, original);
  history.replaceState(null, '', '/');
});

it.each([
  [{}, '#/training'],
  [{ basePath: '/academy' }, '#/academy/training'],
  [{ basePath: 'academy' }, '#academy-training'],
  [{ routing: 'memory' as const }, ''],
])('the hooks, Switch and Link of wouter follow the site with %o', async (options, hash) => {
  Object.assign(routes, probed);
  const props = createSiteProps(options);
  render(<Site {...props} />);
  const seen = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(seen()).toEqual(expect.arrayContaining(['/, not training', 'no screen']));

  await userEvent.click(screen.getByRole('link', { name: 'By link' }));
  expect(seen()).toEqual(expect.arrayContaining(['/training, training', 'training']));
  expect(location.hash).toBe(hash);
  expect(screen.getByRole('link', { name: 'By link' }).className).toBe('active');

  await userEvent.click(screen.getByRole('button', { name: 'By hook' }));
  expect(seen()).toEqual(expect.arrayContaining(['/careers, not training', 'careers']));
  act(() => props.navigate('/'));
  expect(seen()).toEqual(expect.arrayContaining(['/, not training', 'no screen']));
});
