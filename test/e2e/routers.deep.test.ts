import { describeRouters } from './applications/routers';

describeRouters(1);
