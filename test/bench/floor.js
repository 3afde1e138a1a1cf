// The smallest widget that can be made with the same libraries: one heading in a shadow root.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Router, useLocation } from 'wouter';

function Heading() {
  const [path] = useLocation();
  return createElement('h1', null, 'Training ', path);
}

const shadow = document.getElementById('site').attachShadow({ mode: 'open' });
createRoot(shadow).render(createElement(Router, null, createElement(Heading)));
