import 'training-site-widget';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router';

function Navigation() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <nav>
      <Link to="/">Host home</Link> <Link to="/partners">Partners</Link>{' '}
      <Link to="/partners#/consultation">Consultancy desk</Link>{' '}
      <Link to="/partners/list?year=2#/training">Course list</Link>{' '}
      <button
        type="button"
        onClick={() => navigate({ search: '?year=3', hash }, { replace: true })}
      >
        Filter
      </button>
    </nav>
  );
}

const Home = () => <p id="view">Home</p>;

function Partners() {
  const [screen, setScreen] = useState('');
  return (
    <>
      <p id="view">Partners</p>
      <p>{screen}</p>
      {/* A fresh record at each render: an equal one changes nothing. */}
      <training-site
        company={{ name: 'Aster Academy' }}
        ontraining-site-navigate={({ detail }) => setScreen(detail.path)}
      />
    </>
  );
}

createRoot(document.getElementById('app')).render(
  <BrowserRouter>
    <Navigation />
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/partners/*" element={<Partners />} />
    </Routes>
  </BrowserRouter>,
);
