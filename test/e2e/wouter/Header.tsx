import { Link, Route, Switch, useLocation, useRoute } from 'wouter';

/** Takes the place of the site's header in a bundle of its own, and shows what wouter's hooks return. */
export function Header() {
  const [path, navigate] = useLocation();
  const [isTraining] = useRoute('/training');
  return (
    <div part="header">
      <output>{`${path}, ${isTraining ? 'training' : 'not training'}`}</output>
      <Switch>
        <Route path="/careers">
          <output>careers</output>
        </Route>
        <Route path="/:first">{({ first }) => <output>{first}</output>}</Route>
        <Route>
          <output>no screen</output>
        </Route>
      </Switch>
      <Link href="/training" className={(isActive) => (isActive ? 'active' : 'inactive')}>
        By link
      </Link>
      <button type="button" onClick={() => navigate('/careers')}>
        By hook
      </button>
    </div>
  );
}
