export { notificationsService } from './notifications.module.ts';
