// Puts HTML into an editor, and shows what the editor saves of it.
const editors = import.meta.glob('./editors/*.js');

const byId = (id) => document.getElementById(id);

function showList() {
  for (const path of Object.keys(editors)) {
    const [file] = path.match(/\w+(?=\.js)/);
    const link = document.createElement('a');
    link.href = `?editor=${file}`;
    link.textContent = file;
    byId('editors').append(link, ' ');
  }
}

async function showForm(editor) {
  const { name, ways } = await editors[`./editors/${editor}.js`]();
  byId('name').textContent = name;
  byId('way').append(...ways.map(({ setting }) => new Option(setting)));
  byId('save').addEventListener('click', async () => {
    byId('form').inert = true;
    // Some editors replace their element.
    const element = document.createElement('div');
    byId('editor').replaceChildren(element);
    const { save } = ways[byId('way').selectedIndex];
    byId('saved').value = await save(element, byId('put').value);
    byId('form').inert = false;
  });
  byId('form').hidden = false;
}

showList();
// Each editor has a page of its own, because some change what all of a page share.
const editor = new URLSearchParams(location.search).get('editor');
if (editor) showForm(editor);
