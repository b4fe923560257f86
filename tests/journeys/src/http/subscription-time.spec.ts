import { startInProcess } from './in-process-system.ts';
import { describeSubscriptionTime } from './subscription-time-suite.ts';

describeSubscriptionTime('on the embedded adapters', () => startInProcess());
