import { describeAccessibility } from './accessibility-suite.ts';

describeAccessibility({ colorScheme: 'light', width: 1280 });
