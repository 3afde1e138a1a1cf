// The block in the editor. It needs no build: the libraries are those of WordPress.
{
  const { blocks, blockEditor, components, element } = window.wp;
  const { createElement } = element;

  const choice = (label, value, values, onChange) => {
    const options = values.map((value) => ({ label: String(value), value }));
    return createElement(components.SelectControl, { label, value, options, onChange });
  };

  const Edit = ({ attributes: { basePath, theme, headingLevel }, setAttributes }) => {
    const settings = createElement(
      components.PanelBody,
      { title: 'Settings' },
      createElement(components.TextControl, {
        label: 'Base path',
        value: basePath,
        onChange: (basePath) => setAttributes({ basePath }),
      }),
      choice('Theme', theme, ['light', 'dark', 'auto', 'page'], (theme) =>
        setAttributes({ theme }),
      ),
      choice('Level of the first heading', headingLevel, [1, 2, 3, 4], (level) =>
        setAttributes({ headingLevel: Number(level) }),
      ),
    );
    // inert: a click selects the block. memory: the address of the editor stays.
    const preview = createElement(
      'div',
      { inert: '' },
      createElement('training-site', {
        routing: 'memory',
        'manage-title': 'false',
        hide: 'notice',
        theme,
        'heading-level': headingLevel,
      }),
    );
    return createElement(
      'div',
      blockEditor.useBlockProps(),
      createElement(blockEditor.InspectorControls, null, settings),
      preview,
    );
  };

  // training-site.php writes the HTML of the page.
  blocks.registerBlockType('training-site/site', { edit: Edit, save: () => null });
}
