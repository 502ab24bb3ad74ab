// What the application uses of this domain; no other one uses it.
export { helpRoutes } from './help/help.routes.ts';
export { createHelpService } from './help/help.service.ts';
export { todayRoutes } from './today/today.routes.ts';
export { createTodayService } from './today/today.service.ts';
