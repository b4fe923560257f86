export { identityService } from './identity.module.ts';
