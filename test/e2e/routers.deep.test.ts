import { describeRouters } from './applications/routers';

describeRouters(false);
