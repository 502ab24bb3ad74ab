// What the application uses of this domain; no other one uses it.
export { todayRoutes } from './today/today.routes.ts';
export { createTodayService } from './today/today.service.ts';
