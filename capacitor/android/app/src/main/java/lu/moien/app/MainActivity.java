package lu.moien.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
