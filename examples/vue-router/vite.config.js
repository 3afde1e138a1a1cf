import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag === 'training-site';

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
