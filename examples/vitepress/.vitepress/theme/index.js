import DefaultTheme from 'vitepress/theme';
import 'training-site-widget';
import './workplace.css';

export default DefaultTheme;
