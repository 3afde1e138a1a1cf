import { describeRouters } from './applications/routers';

describeRouters(0, 1);
