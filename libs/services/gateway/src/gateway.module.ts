import { Module } from '@nestjs/common';
import { AccountController } from './auth/account.controller.ts';
import { AuthController } from './auth/auth.controller.ts';
import { CurrentUserReader } from './auth/current-user.reader.ts';
import { SessionGuard } from './auth/session.guard.ts';
import { SessionResolver } from './auth/session.resolver.ts';
import { SessionStrategy } from './auth/session.strategy.ts';
import { ConversionEvents } from './conversions/conversion-events.ts';
import { ConversionWatch } from './conversions/conversion-watch.ts';
import { ConversionsController } from './conversions/conversions.controller.ts';
import { ExportSettingsController } from './conversions/export-settings.controller.ts';
import { ExportedFile } from './conversions/exported-file.ts';
import { OpenApiController } from './http/openapi.controller.ts';
import { PlansController } from './plans/plans.controller.ts';
import { UploadController } from './upload/upload.controller.ts';
import { UploadBrake } from './upload/upload-brake.ts';
import { UploadService } from './upload/upload.service.ts';
import { Caller } from './visitor/caller.ts';
import { CallerAddress } from './visitor/caller-address.ts';
import { VisitorController } from './visitor/visitor.controller.ts';
import { VisitorCookie } from './visitor/visitor-cookie.ts';

@Module({
  controllers: [
    UploadController,
    ConversionsController,
    ExportSettingsController,
    PlansController,
    VisitorController,
    AuthController,
    AccountController,
    OpenApiController,
  ],
  providers: [
    Caller,
    CallerAddress,
    VisitorCookie,
    SessionResolver,
    SessionStrategy,
    SessionGuard,
    CurrentUserReader,
    ConversionEvents,
    ConversionWatch,
    ExportedFile,
    UploadBrake,
    UploadService,
  ],
})
export class GatewayModule {}
