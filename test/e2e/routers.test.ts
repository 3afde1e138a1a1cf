import { describeRouters } from './applications/routers';

describeRouters(true);
