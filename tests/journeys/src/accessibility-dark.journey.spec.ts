import { describeAccessibility } from './accessibility-suite.ts';

describeAccessibility({ colorScheme: 'dark', width: 1280 });
