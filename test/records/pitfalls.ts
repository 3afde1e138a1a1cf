/** What embedded widgets often get wrong, and the test that shows that this one does not. */
export const pitfalls: readonly (readonly [pitfall: string, file: string, title: string])[] = [
  ['1. the router patches the history', 'e2e/navigation', 'patches no function of the history'],
  ['2. an anchor of the host becomes a 404', 'e2e/engines', 'leaves the hashes of the host alone'],
  ['3. odd spellings give a 404 or an exception', 'embed/hash', 'takes %j for %j: %s'],
  [
    '4. the host’s query is rewritten',
    'e2e/embed',
    'with a base path leaves every other hash and the page’s query alone',
  ],
  [
    '5. two hash routers fight',
    'e2e/hosts',
    'leaves the routes of %s to the router of the page, and keeps its own',
  ],
  ['6. <base href> bends the links', 'e2e/embed', 'keeps its links correct under <base href>'],
  [
    '7. a route change throws the page to the top',
    'e2e/embed',
    'leaves the page where it is when the top of the site is in view',
  ],
  [
    '7. the heading hides under a sticky header',
    'e2e/embed',
    'shows a new screen below a sticky header of the host',
  ],
  [
    '8. skip links die in shadow roots',
    'e2e/engines',
    'skips to the content, and leaves the hash as it is',
  ],
  [
    '9. the script is loaded twice',
    'e2e/embed',
    'adds one global, and keeps the first copy when it is loaded twice',
  ],
  [
    '10. the script runs before its target exists',
    'e2e/embed',
    'mounts <training-site> whether the script comes before or after it, and hides its own text',
  ],
  [
    '11. no way to remove it, or it leaks',
    'e2e/lifecycle',
    'leaves no node and no listener behind, by %s, 20 times',
  ],
  [
    '11. no way to remove it, or it leaks',
    'e2e/lifecycle.deep',
    'leaves nothing in memory when it %s, 300 times',
  ],
  ['12. a moved element loses its state', 'embed/element', 'keeps its screen when it is moved'],
  [
    '13. page swaps lose it or leave its styles',
    'embed/element',
    'shows the site again when it is connected again later',
  ],
  [
    '14. a render error empties the area and reaches the host',
    'e2e/embed',
    'shows how to contact the company when rendering fails, and raises no error on the window',
  ],
  ['15. a server’s import fails', 'embed/serverImport', 'is silent where there is no DOM'],
  [
    '16. the host’s inheritance comes in',
    'e2e/embed',
    'keeps its font, colours and sizes whatever styles it inherits from the host',
  ],
  [
    '16. it looks different in another page',
    'e2e/hosts',
    'looks the same as on an empty page: $where',
  ],
  [
    '16. it looks different in another page',
    'e2e/hosts.deep',
    'looks the same as on an empty page: $where',
  ],
  ['17. its styles leak out', 'e2e/hosts', 'leaves the page as it was: $where'],
  ['17. its styles leak out', 'e2e/hosts.deep', 'leaves the page as it was: $where'],
  [
    '18. a drawer is trapped by a transform',
    'e2e/hosts',
    'covers its visible part with the menu, though an ancestor clips and transforms it',
  ],
  [
    '19. a desktop layout is squeezed into a column',
    'e2e/screens',
    'has a header of 60px, and of 80px with a menu below 768px',
  ],
  [
    '20. theming needs hacks',
    'e2e/theme',
    'of a host have enough contrast on every screen: %s, 2 %s',
  ],
  [
    '20. theming needs hacks',
    'e2e/theme.deep',
    'of a host have enough contrast on every screen: %s, 20 %s',
  ],
  [
    '20. the theme is not live',
    'e2e/theme',
    'follow the attribute and the system while they are shown',
  ],
  [
    '21. right-to-left stops at the boundary',
    'e2e/hosts.deep',
    "looks the same as on an empty page: 'from right to left'",
  ],
  ['22. closed answers print empty', 'e2e/print.deep', 'prints every answer, open or closed'],
  [
    '23. content policies block its styles',
    'e2e/hosts',
    "looks the same as on an empty page: 'under a strict content policy'",
  ],
  [
    '24. an AMD loader takes it for a module',
    'e2e/hosts.deep',
    "looks the same as on an empty page: 'beside RequireJS'",
  ],
  [
    '25. mojibake',
    'e2e/hosts.deep',
    "looks the same as on an empty page: 'on a page in windows-1252'",
  ],
  [
    '26. storage throws',
    'e2e/cookieNotice',
    'stays hidden until the page is closed where storage is refused',
  ],
  [
    '27. nobody knows which version runs',
    'e2e/embed',
    'warns once when a second copy is of another version',
  ],
  [
    '28. a silent route change',
    'e2e/engines',
    'moves focus to the heading of the new screen, and leaves the first screen alone',
  ],
  [
    '29. focus is not trapped, or not returned',
    'e2e/engines',
    'opens the menu with focus on its close button, keeps it inside, and gives it back',
  ],
  [
    '30. page translators crash it',
    'e2e/embed',
    'goes on working after a translator has wrapped every text',
  ],
  [
    '31. analytics sees one page view',
    'e2e/embed',
    'sends an event for each screen, which bubbles out of every shadow root',
  ],
];
