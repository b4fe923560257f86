import { describeAccessibility } from './accessibility-suite.ts';

describeAccessibility({ colorScheme: 'light', width: 320 });
