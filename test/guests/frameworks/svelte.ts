import { mount } from 'svelte';
import Application from './SveltePage.svelte';

mount(Application, { target: document.body });
