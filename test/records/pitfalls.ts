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
  [
    '12. a moved element loses its state',
    'embed/TrainingSite',
    'keeps its state when it is moved, and sends no event',
  ],
  [
    '13. page swaps lose it or leave its styles',
    'embed/TrainingSite',
    'gives the title back when it is removed, and has the same screen when it comes back later',
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
  [
    '32. site and host router don’t hear of each other’s history entries',
    'e2e/routers',
    'Training, host link home, Back to Training, Back to where the visitor came from',
  ],
  [
    '32. site and host router don’t hear of each other’s history entries',
    'e2e/routers.deep',
    "a host's link to a screen shows it, from another page and from another screen",
  ],
  [
    '32. Back skips a screen beside a host router',
    'e2e/routers.deep',
    'Back and Forward through ten mixed steps, one entry a step',
  ],
  [
    '33. the site starts anew when a framework sets an equal value',
    'embed/update',
    'does nothing for equal values, 10,000 times',
  ],
  [
    '34. an element that comes later stays empty',
    'e2e/swaps',
    '%s that a script inserts is mounted, and unmounted when it is gone',
  ],
  [
    '34. a page from the cache of htmx or Turbo has no site',
    'e2e/swaps',
    '%s comes and goes with its page, and back from the cache',
  ],
  [
    '34. a page from the cache of htmx or Turbo has no site',
    'e2e/swaps.deep',
    '%s comes and goes with its page, and back from the cache',
  ],
  [
    '35. the hash is no valid selector, and scripts of the host throw',
    'e2e/hashReaders',
    'the site and the page both work: $name',
  ],
  [
    '35. the hash is no valid selector, and scripts of the host throw',
    'e2e/hashReaders.deep',
    'the site and the page both work: $name',
  ],
  [
    '36. changed prerendered HTML stays beside a second site',
    'e2e/prerenderEdits',
    'prerendered HTML with one edit becomes one whole site, 10 times',
  ],
  [
    '36. changed prerendered HTML stays beside a second site',
    'e2e/prerenderEdits.deep',
    'prerendered HTML with one edit becomes one whole site, 200 times',
  ],
  [
    '37. the menu stays open over the next screen',
    'e2e/hostFaults',
    'closes when the screen changes by %s, and focus goes to the heading',
  ],
  [
    '37. the menu of a moved site stays open',
    'e2e/hostFaults',
    'closes when the host moves the site',
  ],
  [
    '37. the menu of a hidden site stays open',
    'e2e/hostFaults',
    'closes when the host %s, and opens again when it is shown',
  ],
  [
    '38. a title that can’t be set removes the site',
    'e2e/faults',
    'document.title can’t be changed',
  ],
  [
    '38. a focus call that throws removes the site',
    'e2e/faults',
    'HTMLElement.prototype.focus throws',
  ],
  [
    '39. links are dead where history calls have no effect',
    'e2e/faults',
    'history.pushState does nothing',
  ],
  [
    '39. links are dead at the browser’s limit of history calls',
    'e2e/faultsOfLimit.deep',
    'a site goes on in memory at the browser’s own limit of history calls',
  ],
  [
    '40. a named element takes the place of the global',
    'e2e/faults',
    'there is <form id="TrainingSite"></form>',
  ],
  [
    '41. words break in another font',
    'e2e/fonts',
    'no word of the site breaks, leaves its place or lies on another in %s',
  ],
  ['41. words break in another font', 'e2e/fonts.deep', 'no word breaks in %s'],
  ['41. a longer company name breaks', 'e2e/fontsAndWords.deep', 'a company with %s fits'],
  ['42. documented code does not compile', 'readme', 'compiles against the published types'],
  [
    '42. events and the global have no types',
    'build/types',
    'know the global, the events and the element in a classic script',
  ],
  [
    '42. the element has no types in JSX',
    'build/types',
    'find in <training-site %s> as many errors as %i',
  ],
];
